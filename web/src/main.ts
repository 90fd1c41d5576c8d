import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./focus";
import "./theme/page.css";
import { words } from "./words/words.svelte";

keepFocus();
void words.start();
mount(App, { target: document.body });
