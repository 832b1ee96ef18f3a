import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeUnder } from '../../../src/previews/place';

beforeEach(() => {
	vi.stubGlobal('innerHeight', 600);
	vi.stubGlobal('scrollX', 0);
	vi.stubGlobal('scrollY', 1000);
	vi.stubGlobal('document', { documentElement: { clientWidth: 400 } });
});

afterEach(() => vi.unstubAllGlobals());

/** Where a box of 200 × 100 pixels goes, for a line of text 20 pixels high. */
function placed(left: number, top: number, margin = 8): [left: string, top: string] {
	const style = { left: '', top: '' };
	const box = { offsetWidth: 200, offsetHeight: 100, style } as HTMLElement;
	placeUnder(box, { left, top, bottom: top + 20 } as DOMRect, margin);
	return [style.left, style.top];
}

it('is under its line, in the scrolled page', () => {
	expect(placed(50, 300)).toEqual(['50px', '1326px']);
	vi.stubGlobal('scrollX', 30);
	expect(placed(50, 300)).toEqual(['80px', '1326px']);
});

it('stays inside the width of the window', () => {
	expect(placed(0, 300)).toEqual(['12px', '1326px']);
	expect(placed(390, 300)).toEqual(['188px', '1326px']);
	vi.stubGlobal('document', { documentElement: { clientWidth: 150 } });
	expect(placed(100, 300), 'its start, when it is too wide').toEqual(['12px', '1326px']);
});

it('is above when there is no room below', () => {
	expect(placed(50, 471)).toEqual(['50px', '1497px']);
	expect(placed(50, 472)).toEqual(['50px', '1366px']);
});

it('is below when there is room nowhere, the margin above it counted', () => {
	vi.stubGlobal('innerHeight', 200);
	expect(placed(50, 130)).toEqual(['50px', '1024px']);
	expect(placed(50, 130, 60)).toEqual(['50px', '1156px']);
});
