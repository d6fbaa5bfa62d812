import { ToolDrawing } from '#app/content/tool-drawing.tsx';
import type { ToolCard, ToolScreen } from '#core/content/tools.ts';

type Props = { tools: ToolCard[]; order: ToolScreen[] };

/** Tools of the site in the order of the content: a drawing, the name and what it does. */
export function ToolList({ tools, order }: Props) {
  const cards = order.flatMap((name) => tools.find(({ screen }) => screen === name) ?? []);
  return (
    <ul className="page-tools">
      {cards.map(({ screen, href, title, summary }) => (
        <li key={screen}>
          <a href={href}>
            <ToolDrawing screen={screen} />
            <strong>{title}</strong>
            <span>{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
