/** A gateway for trials: takes {to, text} as JSON at /send, shows the last messages at / (compose.yaml). */
import { createServer } from 'node:http';

const MOST_KEPT = 100;
const MOST_BYTES = 65_536;
const messages = [];

const readBody = async (request) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > MOST_BYTES) throw new Error('too long');
  }
  return body;
};

createServer((request, response) => {
  const answer = (status, value) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(value, null, 1));
  if (request.method !== 'POST') {
    answer(200, messages);
    return;
  }
  readBody(request)
    .then((body) => {
      const { to, text } = JSON.parse(body);
      messages.unshift({ at: new Date().toISOString(), to, text });
      messages.splice(MOST_KEPT);
      answer(200, { status: 'OK' });
    })
    .catch(() => answer(400, { status: 'error' }));
}).listen(Number(process.env.SMS_CATCHER_PORT ?? 8026), '0.0.0.0');
