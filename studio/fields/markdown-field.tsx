import BoldIcon from '@mui/icons-material/FormatBoldOutlined';
import ItalicIcon from '@mui/icons-material/FormatItalicOutlined';
import ListIcon from '@mui/icons-material/FormatListBulletedOutlined';
import NumbersIcon from '@mui/icons-material/FormatListNumberedOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import HeadingIcon from '@mui/icons-material/TitleOutlined';
import { Box, IconButton, TextField, ToggleButton } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { applyMark, type MarkdownMark, markdownMarks } from '#core/editing/markdown-marks.ts';
import { MarkdownPreview } from '#studio/fields/markdown-preview.tsx';

type Props = {
  id: string;
  label: string;
  text: string;
  lang?: string | undefined;
  isReadOnly: boolean;
  isWrong?: boolean;
  notes?: ReactNode;
  minRows?: number;
  /** The line to go to, from 1; another one each time. */
  line?: { line?: number } | null;
  onChange: (text: string) => void;
};

const ICONS = {
  bold: BoldIcon,
  italic: ItalicIcon,
  heading: HeadingIcon,
  list: ListIcon,
  numbers: NumbersIcon,
  link: LinkIcon,
};

const KEYS: Record<string, MarkdownMark> = { b: 'bold', i: 'italic', k: 'link' };

/** Markdown as its author writes it, with marks by button and key, and what it will look like. */
export function MarkdownField(props: Props) {
  const {
    id,
    label,
    text,
    lang,
    isReadOnly,
    isWrong = false,
    notes,
    minRows = 4,
    line = null,
    onChange,
  } = props;
  const [isPreview, setPreview] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (line) setPreview(false);
  }, [line]);
  useEffect(() => {
    if (line?.line && !isPreview && area.current) selectLine(area.current, line.line);
  }, [line, isPreview]);
  function mark(kind: MarkdownMark): void {
    if (area.current) markSelected(area.current, kind);
  }
  function press(event: KeyboardEvent): void {
    const kind = event.ctrlKey || event.metaKey ? KEYS[event.key] : undefined;
    if (!kind || isReadOnly) return;
    event.preventDefault();
    mark(kind);
  }
  return (
    <Box sx={{ my: 1 }}>
      <Toolbar
        {...{ label, isPreview }}
        marks={isPreview || isReadOnly ? [] : markdownMarks}
        onMark={mark}
        onPreview={() => setPreview(!isPreview)}
      />
      {isPreview ? (
        <MarkdownPreview {...{ label, text, lang }} />
      ) : (
        <TextField
          {...{ id, label }}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
          error={isWrong}
          helperText={notes}
          multiline
          minRows={minRows}
          maxRows={24}
          fullWidth
          size="small"
          inputRef={area}
          slotProps={{ htmlInput: { lang, readOnly: isReadOnly, spellCheck: true } }}
        />
      )}
    </Box>
  );
}

/** Written as if typed, so that the browser can undo it. */
function markSelected(area: HTMLTextAreaElement, kind: MarkdownMark): void {
  const { value: text, selectionStart: start, selectionEnd: end } = area;
  const marked = applyMark({ text, start, end }, kind);
  area.focus();
  area.select();
  document.execCommand('insertText', false, marked.text);
  area.setSelectionRange(marked.start, marked.end);
}

/** Selects a line of a text, which scrolls to it: as far as the share of the text above it. */
function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const share = start / Math.max(1, area.value.length);
  area.scrollTop = share * area.scrollHeight - area.clientHeight / 2;
  area.scrollIntoView({ block: 'center' });
}

type ToolbarProps = {
  label: string;
  marks: readonly MarkdownMark[];
  isPreview: boolean;
  onMark: (mark: MarkdownMark) => void;
  onPreview: () => void;
};

function Toolbar({ label, marks, isPreview, onMark, onPreview }: ToolbarProps) {
  const translate = useTranslate();
  return (
    <Box
      role="toolbar"
      aria-label={translate('studio.content.marks', { name: label })}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 40 }}
    >
      {marks.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <IconButton
            key={kind}
            size="small"
            aria-label={translate(`studio.content.mark-${kind}`)}
            title={translate(`studio.content.mark-${kind}`)}
            onClick={() => onMark(kind)}
          >
            <Icon fontSize="small" />
          </IconButton>
        );
      })}
      <ToggleButton
        value="preview"
        size="small"
        selected={isPreview}
        onChange={onPreview}
        sx={{ ml: 'auto', py: 0.25 }}
      >
        {translate('studio.content.preview-text')}
      </ToggleButton>
    </Box>
  );
}
