import { INCOMPLETE } from '#app/frame/navigation/load-notice.tsx';
import { PAGE_ELEMENT } from '#app/router/sent-page.ts';
import { FOLDS } from '#app/ui/browser/folds.ts';
import { LONGEST_LOAD_MS } from '#app/ui/browser/loads.ts';
import { RELOAD_PAUSE_MS, RELOADED_AT } from '#app/ui/browser/recovery.ts';

/**
 * Starts the page after it is visible: on a slow line fetching its scripts would delay its styles, font and first
 * picture. All scripts are requested right after the first paint, and after the first picture if the page has one and
 * the browser loads it: a browser that shows no pictures has no source for it. A hidden page is not painted, some
 * browsers do not report it, and a picture can take long, so there is a time limit.
 * Missing scripts are requested again once the site responds, then with a document, once a minute at most and not while
 * the visitor is typing: the page can be read and submitted without them, and says that part of it does not work. It
 * says so too while they are slow; reloading the page would not be faster.
 * First of all it folds long pages on phones, except the section in the address.
 */
export const startScript = `(() => {
if (matchMedia('${FOLDS}').matches)
for (const fold of document.querySelectorAll('[data-folds]')) fold.open = location.hash === '#' + fold.parentElement.id;
const { scripts, entry, hmr } = JSON.parse(document.getElementById('${PAGE_ELEMENT}').textContent);
const notice = document.getElementById('${INCOMPLETE}') ?? {};
let isStarted = false;
const isReachable = () => fetch('/readyz', {method: 'HEAD', cache: 'no-store'}).then(({status}) => status < 500, () => false);
const untilReachable = async () => {
while (!await isReachable()) await new Promise((resolve) => setTimeout(resolve, 5000));
};
let isTyped = false;
addEventListener('input', () => { isTyped = true; });
const reload = async () => {
await untilReachable();
if (isTyped || !takeReload()) notice.hidden = false;
else location.reload();
};
const takeReload = () => {
try {
if (Date.now() - Number(sessionStorage.getItem('${RELOADED_AT}')) < ${RELOAD_PAUSE_MS}) return false;
sessionStorage.setItem('${RELOADED_AT}', String(Date.now()));
return true;
} catch {
return false;
}
};
const start = async () => {
if (isStarted) return;
isStarted = true;
for (const href of scripts) {
document.head.append(Object.assign(document.createElement('link'), {rel: 'modulepreload', href}));
await globalThis.scheduler?.yield?.();
}
if (hmr) await import(hmr);
const late = setTimeout(() => { notice.hidden = !navigator.onLine; }, ${LONGEST_LOAD_MS});
const finish = ({ isWhole }) => {
if (!isWhole) throw new Error('The first script is empty.');
clearTimeout(late);
notice.hidden = true;
};
import(entry).catch(untilReachable).then(() => import(entry)).then(finish).catch(reload);
};
if (document.hidden) start();
else {
const picture = document.querySelector('img[fetchpriority=high]');
const startPainted = () => requestAnimationFrame(() => requestAnimationFrame(start));
new PerformanceObserver(() => {
if (!picture?.currentSrc || picture.complete) start();
else picture.onload = picture.onerror = startPainted;
}).observe({type: 'paint', buffered: true});
setTimeout(start, 2000);
}
})()`;
