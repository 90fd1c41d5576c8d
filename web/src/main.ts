import { mount } from "svelte";
import App from "./App.svelte";
import "./theme/page.css";
import { words } from "./words/words.svelte";

void words.start();
mount(App, { target: document.body });
