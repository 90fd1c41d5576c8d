'use strict';
// POST with JSON there and back, over connections that stay open.

const http = require('node:http');

const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });

/** The answer, and the cookie by which the browser is known from now on. */
function post(address, body, cookie) {
  const headers = { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) };
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method: 'POST', agent, headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode !== 200) return reject(new Error(`${address}: ${response.statusCode} ${text}`));
        const given = response.headers['set-cookie']?.[0]?.split(';')[0];
        return resolve({ answer: JSON.parse(text), cookie: given ?? cookie });
      });
    });
    request.on('error', (error) => {
      // The server closes a connection on which nothing came for a while, perhaps just as this was sent: then once more, as browsers do.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(post(address, body, cookie));
      else reject(error);
    });
    request.end(JSON.stringify(body));
  });
}

module.exports = { post };
