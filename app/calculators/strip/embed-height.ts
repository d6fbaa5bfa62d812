/** Message type that the embedded calculator posts to its parent page whenever its height changes. */
const HEIGHT_MESSAGE = 'led-strip-calculator:height';

/** Message type of snippets that other sites embedded before the name became neutral. */
const EARLIER_HEIGHT_MESSAGE = 'aldera:height';

/**
 * Posts the content's height to the parent page, now and on every change. The document's height cannot be used: it is
 * never smaller than the frame.
 *
 * @returns a function that stops it.
 */
export function postHeight(content: Element): () => void {
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    // Any site may embed the calculator, and its height is no secret.
    for (const type of [HEIGHT_MESSAGE, EARLIER_HEIGHT_MESSAGE]) {
      window.parent.postMessage({ type, height }, '*');
    }
  });
  observer.observe(content);
  return () => observer.disconnect();
}

type Embedded = { address: string; title: string };

/** Returns the embed snippet: the frame, and a script that sets its height. */
export function embedSnippet({ address, title }: Embedded): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe id="led-strip-calculator" src="${escaped(address)}" title="${escaped(title)}" style="width:100%;border:0" height="900"></iframe>
<script>
  addEventListener('message', function (event) {
    var frame = document.getElementById('led-strip-calculator');
    if (event.source !== frame.contentWindow || !event.data) return;
    if (event.data.type === '${HEIGHT_MESSAGE}') frame.style.height = event.data.height + 'px';
  });
</script>`;
}
