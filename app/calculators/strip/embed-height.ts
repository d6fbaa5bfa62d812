/** What the calculator in a frame posts to the page around it whenever its height changes. */
const HEIGHT_MESSAGE = 'led-strip-calculator:height';

/** What snippets listen for that other sites took over before the name became neutral. */
const EARLIER_HEIGHT_MESSAGE = 'aldera:height';

/**
 * Tells the page around this one how high its content is, now and with every change. The document itself is no measure:
 * it is never lower than the frame.
 *
 * @returns what ends that.
 */
export function postHeight(content: Element): () => void {
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    // Any site may show the calculator, and its height is no secret.
    for (const type of [HEIGHT_MESSAGE, EARLIER_HEIGHT_MESSAGE]) {
      window.parent.postMessage({ type, height }, '*');
    }
  });
  observer.observe(content);
  return () => observer.disconnect();
}

type Embedded = { address: string; title: string };

/** What another site puts into its page: the frame, and what makes it as high as its content. */
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
