// Searches the endpoints of the API's documentation and sends requests from it. The page, which the server renders, has
// every text and address; the texts of states are data attributes of its body.
const MAX_SHOWN = 60_000;
const SHOWN_HEADERS = ['content-type', 'x-wp-total', 'x-wp-totalpages', 'link', 'retry-after'];
const said = document.body.dataset;

const entries = [...document.querySelectorAll('nav li a')].map((link) => {
  const endpoint = document.getElementById(link.hash.slice(1));
  const heading = endpoint.querySelector('h3').textContent;
  const about = endpoint.querySelector('.address + p')?.textContent ?? '';
  // Not those of the response, which are in an element of their own.
  const request = endpoint.querySelector(':scope > .parameters, form .parameters');
  const names = [...(request?.querySelectorAll('th code') ?? [])].map((name) => name.textContent);
  return {
    link,
    endpoint,
    text: fold(`${link.textContent} ${heading} ${about} ${names.join(' ')}`),
  };
});

function fold(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function format(text, values) {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** Leaves the endpoints that contain every word. */
function filterEndpoints(typed) {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { link, endpoint, text } of entries) {
    const isHidden = !words.every((word) => text.includes(word));
    if (!isHidden) count += 1;
    link.parentElement.hidden = isHidden;
    endpoint.hidden = isHidden;
  }
  for (const group of document.querySelectorAll('main section, nav > details')) {
    group.hidden = !group.querySelector('.endpoint:not([hidden]), li:not([hidden])');
    if (words.length > 0 && group.matches('details')) group.open = true;
  }
  const text = count === 1 ? said.foundOne : said.foundOther;
  document.querySelector('.find output').textContent =
    words.length > 0 ? format(text, { count }) : '';
}

/** Codes of variants contain slashes, which stay. */
function encodePath(value) {
  return value.split('/').map(encodeURIComponent).join('/');
}

/** Returns the request that the fields of a form describe. */
function requestOf(form) {
  const { url, method, type } = form.dataset;
  const request = { url, method, headers: {}, query: new URLSearchParams(), json: null, parts: [] };
  for (const field of form.querySelectorAll('[data-in]')) addField(request, field);
  if (request.json !== null) request.headers['content-type'] = type;
  if (request.query.size > 0) request.url += `?${request.query}`;
  return request;
}

function addField(request, { name, value, files, dataset }) {
  if (dataset.in === 'json') request.json = value;
  else if (dataset.in === 'path') request.url = request.url.replace(`{${name}}`, encodePath(value));
  else if (value === '') return;
  else if (dataset.in === 'header') request.headers[name] = value;
  else if (dataset.in === 'body') request.parts.push([name, files?.[0] ?? value]);
  else request.query.append(name, value);
}

function showCommand(form) {
  const { url, headers, json, parts } = requestOf(form);
  const words = [
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(json === null ? [] : [`-d ${quote(json)}`]),
    ...parts.map(
      ([name, value]) => `-F ${quote(`${name}=${value.name ? `@${value.name}` : value}`)}`,
    ),
    quote(location.origin + url),
  ];
  form.querySelector('.command').textContent = `curl ${words.join(' \\\n  ')}`;
}

function quote(text) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

async function sendRequest(form) {
  const state = form.querySelector('.state');
  const result = form.querySelector('.result');
  const button = form.querySelector('button');
  state.textContent = said.sending;
  result.replaceChildren();
  button.disabled = true;
  try {
    const { url, method, headers, json, parts } = requestOf(form);
    const start = performance.now();
    const response = await fetch(url, { method, headers, body: json ?? bodyOf(parts) });
    const blob = await response.blob();
    const ms = Math.round(performance.now() - start);
    const size = inKilobytes(blob.size);
    result.replaceChildren(...(await showResponse(response, blob)));
    state.textContent = format(said.received, { status: response.status, ms, size });
  } catch {
    state.textContent = said.failed;
  }
  button.disabled = false;
}

function bodyOf(parts) {
  if (parts.length === 0) return null;
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return body;
}

function inKilobytes(bytes) {
  const { lang } = document.documentElement;
  return (bytes / 1000).toLocaleString(lang, { maximumFractionDigits: 1, useGrouping: false });
}

async function showResponse({ headers }, blob) {
  const type = headers.get('content-type') ?? '';
  if (!/json|text|xml|csv|svg/.test(type)) {
    return [createElement('p', format(said.file, { type }))];
  }
  const lines = SHOWN_HEADERS.filter((name) => headers.has(name)).map(
    (name) => `${name}: ${headers.get(name)}`,
  );
  const shown = createElement('pre', lines.join('\n'));
  shown.className = 'headers';
  const text = indent(await blob.text(), type);
  const body = createElement('pre', text.slice(0, MAX_SHOWN));
  body.tabIndex = 0;
  const note = createElement('p', format(said.cut, { shown: MAX_SHOWN / 1000 }));
  return [shown, body, ...(text.length > MAX_SHOWN ? [note] : [])];
}

function indent(text, type) {
  try {
    return type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  } catch {
    return text;
  }
}

function createElement(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

document.documentElement.classList.add('ready');
for (const element of document.querySelectorAll('.find, .actions')) element.hidden = false;
const field = document.getElementById('find');
field.addEventListener('input', () => filterEndpoints(field.value));
for (const form of document.querySelectorAll('form')) {
  showCommand(form);
  form.addEventListener('input', () => showCommand(form));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sendRequest(form);
  });
}
