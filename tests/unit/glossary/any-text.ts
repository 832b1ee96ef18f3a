import fc from 'fast-check';

const codePoint = fc.oneof(fc.nat({ max: 0x17f }), fc.integer({ min: 0x300, max: 0x36f }), fc.nat({ max: 0x10ffff }));

/** Any text at all: Latin letters, loose accents, emoji, halves of surrogate pairs. */
export const anyText = fc.string({ unit: codePoint.map((code) => String.fromCodePoint(code)), maxLength: 80 });
