import { createFinding, type Finding, PhotometryError } from '#core/photometry/finding.ts';
import type { Ies } from '#core/photometry/ies/ies.ts';
import type { IesVersion } from '#core/photometry/ies/ies-version.ts';

/** The part of an IES file before the numbers. */
export type IesHead = Pick<Ies, 'version' | 'keywords' | 'labels'> & {
  /** `NONE`, `INCLUDE` or the name of a file, upper case. */
  tilt: string;
  /** 0-based line where the numbers begin. */
  numbersAt: number;
  findings: Finding[];
};

/** Required keywords of LM-63-2002 (5.1.5) and 2019. */
const required = ['TEST', 'TESTLAB', 'ISSUEDATE', 'MANUFAC'];
const tiltLine = /^TILT(.*)/is;
const exactTiltLine = /^TILT=\S/;
const keywordLine = /^\[([^\]]{1,60})\]\s*(.*)$/;
/** A line of figures: ten numbers or at least seven, unlike anything else after TILT. */
const figuresLine = /^[-+.\d][-+.\deE\s,;]*$/;

/** Reads version, keywords and TILT. */
export function readIesHead(lines: readonly string[]): IesHead {
  const findings: Finding[] = [];
  const { version, isNamed } = readVersion(lines[0] ?? '', findings);
  const tiltAt = lines.findIndex((line) => tiltLine.test(line));
  const numbersAt = tiltAt >= 0 ? tiltAt + 1 : findFigures(lines);
  if (numbersAt < 0) throw new PhotometryError('not-photometry');

  const body = lines.slice(isNamed ? 1 : 0, tiltAt >= 0 ? tiltAt : numbersAt);
  const { keywords, labels, firstLabel } = readKeywords(body);
  if (labels.length > 0 && version !== '1986') {
    // After the version line, which editions from 1991 on have.
    findings.push(createFinding('label-lines', { count: labels.length }, firstLabel + 2));
  }
  if (version === '2002' || version === '2019') {
    const missing = required.filter((key) => !keywords.some((keyword) => keyword.key === key));
    if (missing.length > 0) {
      findings.push(createFinding('keywords-missing', { keywords: missing.join(', ') }));
    }
  }
  const tilt = readTilt(lines[tiltAt], { tiltAt, numbersAt, findings });
  return { version, keywords, labels, tilt, numbersAt, findings };
}

function readTilt(
  line: string | undefined,
  { tiltAt, numbersAt, findings }: { tiltAt: number; numbersAt: number; findings: Finding[] },
): string {
  if (line === undefined) {
    findings.push(createFinding('tilt-missing', {}, numbersAt + 1));
    return 'NONE';
  }
  const [, said = ''] = line.match(tiltLine) ?? [];
  const value = said.trim().replace(/^=\s*/, '').toUpperCase() || 'NONE';
  if (!exactTiltLine.test(line)) {
    findings.push(createFinding('tilt-spelling', { value: line.slice(0, 40) }, tiltAt + 1));
  }
  return value;
}

function readVersion(
  first: string,
  findings: Finding[],
): { version: IesVersion; isNamed: boolean } {
  if (!/^IES(NA)?\b|^IESNA\d/i.test(first)) return { version: '1986', isNamed: false };
  const year = first.match(/(1986|1991|1995|2002|2019)/)?.[1] ?? shortYear(first);
  if (!year) {
    findings.push(createFinding('version-unknown', { value: first.slice(0, 40) }, 1));
    return { version: '1995', isNamed: true };
  }
  if (!/^(IESNA91|IESNA:LM-63-(1995|2002)|IES:LM-63-2019)$/.test(first)) {
    findings.push(createFinding('version-spelling', { value: first.slice(0, 40) }, 1));
  }
  return { version: year as IesVersion, isNamed: true };
}

/** `IESNA91`, `LM-63-02`. */
function shortYear(first: string): string | null {
  const digits = first.match(/(?:IESNA|63-)(\d{2})\b/i)?.[1];
  return (
    { '86': '1986', '91': '1991', '95': '1995', '02': '2002', '19': '2019' }[digits ?? ''] ?? null
  );
}

function readKeywords(body: readonly string[]) {
  const keywords: { key: string; value: string }[] = [];
  const labels: string[] = [];
  let firstLabel = -1;
  body.forEach((line, index) => {
    const [, name, value = ''] = line.match(keywordLine) ?? [];
    const key = name?.trim().toUpperCase();
    const last = keywords.at(-1);
    if (key === 'MORE' && last) last.value += `\n${value}`;
    else if (key !== undefined) keywords.push({ key, value });
    else if (line !== '') {
      if (firstLabel < 0) firstLabel = index;
      labels.push(line);
    }
  });
  return { keywords, labels, firstLabel };
}

/** Without TILT: the first line that can be the record of lamps, figures and sizes. */
function findFigures(lines: readonly string[]): number {
  return lines.findIndex(
    (line) => figuresLine.test(line) && line.split(/[\s,;]+/).filter(Boolean).length >= 7,
  );
}
