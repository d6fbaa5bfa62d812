import { Image, Link, Svg, Text, View } from '@react-pdf/renderer';
import { createElement, type ElementType, type ReactElement, type ReactNode } from 'react';
import type { StructureTag } from '#server/pdf/tag-layout.ts';
import { sizes } from '#server/pdf/theme.ts';
import { unbroken } from '#server/pdf/unbroken.ts';

type Style = Record<string, unknown>;

type Props = {
  style?: Style;
  /** Structure tag for screen readers; null for decoration. */
  tag?: StructureTag | null;
  [name: string]: unknown;
};

const element =
  (type: ElementType) =>
  (props: Props, ...children: ReactNode[]): ReactElement =>
    createElement(type, props, ...children);

/** React-PDF's elements as functions: Node runs the sources without a build, so they cannot contain JSX. */
export const view = element(View as ElementType);
export const bareText = element(Text as ElementType);
/**
 * A text with the size and line height of body text, unless its style overrides them. Both are set together, because
 * React-PDF multiplies the line height by the size in the same style. Figures stay on one line with their units, names
 * of standards with their numbers.
 */
export const text = (props: Props, ...children: ReactNode[]): ReactElement =>
  bareText(
    { ...props, style: { fontSize: sizes.m, lineHeight: 1.45, ...props.style } },
    ...children.map((child) => (typeof child === 'string' ? unbroken(child) : child)),
  );
export const image = element(Image as ElementType);
export const link = element(Link as ElementType);
export const svg = element(Svg as ElementType);
export const draw = (type: unknown, props: Record<string, unknown>): ReactElement =>
  createElement(type as ElementType, props);
