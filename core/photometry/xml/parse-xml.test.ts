import { describe, expect, it } from 'vitest';
import { parseXml, select } from './parse-xml.ts';

describe('parseXml', () => {
  it('reads elements, attributes, entities and CDATA', () => {
    const root = parseXml(
      '<?xml version="1.0"?><!-- c --><a x="1 &amp; 2"><b>t&#233;</b><b><![CDATA[<i>]]></b><c/></a>',
    );
    expect(root?.attributes.x).toBe('1 & 2');
    expect(parseXml('<a>&constructor;</a>')?.text).toBe('&constructor;');
    expect(select(root, 'b').map(({ text }) => text)).toEqual(['té', '<i>']);
  });

  it.each(['', 'text', '<a>', '<a></b>', '<a/><b/>', '<a b=c/>', '<a>'.repeat(200)])(
    'rejects %j',
    (text) => {
      expect(parseXml(text)).toBeNull();
    },
  );
});
