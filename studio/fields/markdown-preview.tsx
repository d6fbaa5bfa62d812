import { Box } from '@mui/material';
import { lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { useRecordEditing } from '#studio/fields/record-context.ts';
import { pictureSource } from '#studio/media/media-paths.ts';

type Props = { label: string; text: string; lang?: string | undefined };

/** What Markdown will look like. It becomes elements, never HTML: what somebody wrote runs nowhere. */
export function MarkdownPreview({ label, text, lang }: Props) {
  return (
    <Box
      role="region"
      aria-label={label}
      lang={lang}
      tabIndex={0}
      sx={{
        ...{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 0.5 },
        ...{ maxHeight: 560, overflow: 'auto', overflowWrap: 'anywhere' },
        '& td, & th': { border: 1, borderColor: 'divider', p: 0.75, textAlign: 'left' },
        '& table': { borderCollapse: 'collapse' },
      }}
    >
      {toNodes(lexer(text))}
    </Box>
  );
}

function toNodes(tokens: Token[] | undefined): ReactNode {
  return tokens?.map((token, at) => {
    // A preview is drawn as a whole: tokens have no other key than their position.
    const key = `${at} ${token.type}`;
    return <Fragment key={key}>{toNode(token)}</Fragment>;
  });
}

const TAGS: Record<string, string> = {
  paragraph: 'p',
  strong: 'strong',
  em: 'em',
  blockquote: 'blockquote',
  del: 'del',
};

function toNode(token: Token): ReactNode {
  const inner = 'tokens' in token ? toNodes(token.tokens) : undefined;
  const tag = TAGS[token.type];
  if (tag) return createElement(tag, null, inner);
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      // The page of the studio has its own headings of the first and second level.
      return createElement(`h${Math.min(6, Math.max(3, token.depth + 1))}`, null, inner);
    case 'list':
      return toList(token as Tokens.List);
    case 'link':
      return <u>{inner}</u>;
    case 'image':
      return <PreviewPicture file={token.href} alt={token.text} />;
    case 'codespan':
    case 'code':
      return <code>{token.text}</code>;
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    case 'table':
      return toTable(token as Tokens.Table);
    case 'text':
      return inner ?? withSigns(token.text);
    default:
      return withSigns(token.raw);
  }
}

/** A picture of the scenes, as pages show it; drawings of the site by their description. */
function PreviewPicture({ file, alt }: { file: string; alt: string }) {
  const { changeId } = useRecordEditing();
  if (file.includes(':')) return <em>{alt}</em>;
  const picture = { path: `media/scenes/${file}`, width: 1200, hash: '' } as const;
  return <img src={pictureSource(changeId, picture)} alt={alt} style={{ maxWidth: '100%' }} />;
}

function toList(list: Tokens.List): ReactNode {
  const items = list.items.map((item, at) => {
    const key = `${at} ${item.raw.length}`;
    return <li key={key}>{toNodes(item.tokens)}</li>;
  });
  return list.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function toTable({ header, rows }: Tokens.Table): ReactNode {
  const cells = (row: Tokens.TableCell[], Cell: 'td' | 'th') =>
    row.map((cell, at) => {
      const key = `${at} ${cell.text.length}`;
      return <Cell key={key}>{toNodes(cell.tokens)}</Cell>;
    });
  return (
    <table>
      <thead>
        <tr>{cells(header, 'th')}</tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const key = `${at} ${row.length}`;
          return <tr key={key}>{cells(row, 'td')}</tr>;
        })}
      </tbody>
    </table>
  );
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The lexer writes some signs as HTML does. */
const withSigns = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => SIGNS[name] ?? whole);
