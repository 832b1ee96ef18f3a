import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DELAY, GRACE } from '../../../src/previews/delays';
import { startTriggers } from '../../../src/previews/triggers';

// Without a browser: the window hears events, and targets are links, the preview, or neither.

/** As much of a link as is asked of it. */
interface FakeLink {
	isConnected: boolean;
	/** Whether the keyboard brought the focus on it. */
	ringed: boolean;
	matches(selector: string): boolean;
}

const makeLink = (): FakeLink => ({
	isConnected: true,
	ringed: true,
	matches(selector) {
		return selector === ':focus-visible' && this.ringed;
	},
});

type Target = FakeLink | 'preview' | 'elsewhere';

let page: EventTarget;
let focused: Target;
let one: FakeLink;
let other: FakeLink;
/** What is shown. */
let shown: FakeLink | undefined;
let held: boolean;
let closing: AbortController;
let close: () => void;
const show = vi.fn((link?: FakeLink, _tapped?: boolean) => {
	shown = link;
});

beforeEach(() => {
	vi.useFakeTimers();
	page = new EventTarget();
	focused = 'elsewhere';
	one = makeLink();
	other = makeLink();
	shown = undefined;
	closing = new AbortController();
	show.mockClear();
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	vi.stubGlobal('document', {
		get activeElement() {
			return focused;
		},
	});
	close = startTriggers(
		(target) => (typeof target === 'object' ? (target as unknown as HTMLAnchorElement) : undefined),
		(target) => (target as unknown) === 'preview',
		show as unknown as Parameters<typeof startTriggers>[2],
		{ capture: true, signal: closing.signal },
	);
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function send(type: string, target: Target, properties: object = {}): void {
	const event = new Event(type, { cancelable: true });
	for (const [name, value] of Object.entries({ ...properties, target })) Object.defineProperty(event, name, { value });
	page.dispatchEvent(event);
	held = event.defaultPrevented;
}

const point = (target: Target, pointerType = 'mouse') => send('pointerover', target, { pointerType });
const press = (target: Target, pointerType = 'mouse') => send('pointerdown', target, { pointerType });
const type = (key: string) => send('keydown', focused, { key });
const click = (target: Target, detail = 1) => send('click', target, { detail });

function focus(target: Target): void {
	focused = target;
	send('focusin', target);
}

function tap(target: Target): void {
	press(target, 'touch');
	click(target);
}

/** Rests the pointer on a target, as long as it takes. */
function rest(target: Target): void {
	point(target);
	vi.advanceTimersByTime(Math.max(DELAY, GRACE));
}

it('waits for the pointer to rest on a link', () => {
	point(one);
	vi.advanceTimersByTime(DELAY - 1);
	expect(shown).toBeUndefined();
	vi.advanceTimersByTime(1);
	expect(shown).toBe(one);
});

it('shows nothing of a link that the pointer only crosses, whatever it goes to', () => {
	for (const next of ['elsewhere', 'preview'] as const) {
		point(one);
		point(next);
		vi.runAllTimers();
		expect(show).not.toHaveBeenCalled();
	}
	point(one);
	rest(other);
	expect(show.mock.calls).toEqual([[other, undefined]]);
});

it('shows nothing of a link that the pointer crosses while another has the focus', () => {
	focus(one);
	point(other);
	point('elsewhere');
	vi.runAllTimers();
	expect(shown).toBe(one);
});

it('leaves a moment to come to the preview or back to the link, and stays there', () => {
	rest(one);
	for (const back of ['preview', one] as const) {
		point('elsewhere');
		vi.advanceTimersByTime(GRACE - 1);
		expect(shown).toBe(one);
		point(back);
		vi.runAllTimers();
		expect(shown).toBe(one);
	}
	point('elsewhere');
	vi.advanceTimersByTime(GRACE);
	expect(shown).toBeUndefined();
	expect(show, 'once to show, once to hide').toHaveBeenCalledTimes(2);
});

it('goes straight from a link to another', () => {
	rest(one);
	rest(other);
	expect(show.mock.calls).toEqual([
		[one, undefined],
		[other, undefined],
	]);
});

it('follows the focus of the keyboard, wherever the pointer is', () => {
	focus(one);
	expect(shown).toBe(one);
	point(one);
	point('elsewhere');
	vi.runAllTimers();
	expect(shown).toBe(one);
	focus('preview');
	expect(shown).toBe(one);
	focus(other);
	expect(shown).toBe(other);
	focus('elsewhere');
	expect(shown).toBeUndefined();
});

it('keeps a preview that was about to be hidden when the focus comes on its link', () => {
	rest(one);
	point('elsewhere');
	focus(one);
	vi.runAllTimers();
	expect(shown).toBe(one);
});

it('does not take the focus of a press for that of the keyboard', () => {
	one.ringed = false;
	press(one);
	focus(one);
	vi.runAllTimers();
	expect(show).not.toHaveBeenCalled();
	rest(one);
	focus(one);
	expect(shown, 'nor for a reason to hide').toBe(one);
});

it('shows at the first tap, which is held back, and lets the second follow the link', () => {
	tap(one);
	expect(held).toBe(true);
	expect(show.mock.calls).toEqual([[one, true]]);
	tap(one);
	expect(held).toBe(false);
	expect(shown).toBe(one);
	tap(other);
	expect(held).toBe(true);
	expect(shown).toBe(other);
});

it('holds back neither a click of the mouse, nor Enter, nor what is no link', () => {
	press(one);
	click(one);
	expect(held).toBe(false);
	press('elsewhere', 'touch');
	click(one, 0);
	expect(held).toBe(false);
	tap('elsewhere');
	expect(held).toBe(false);
	expect(shown).toBeUndefined();
});

it('does not take a finger for a pointer that rests', () => {
	point(one, 'touch');
	vi.runAllTimers();
	expect(show).not.toHaveBeenCalled();
});

it('hides at a press elsewhere, by any pointer, and not in the preview', () => {
	for (const pointer of ['mouse', 'touch', 'pen']) {
		rest(one);
		press('preview', pointer);
		expect(shown).toBe(one);
		press('elsewhere', pointer);
		expect(shown).toBeUndefined();
	}
});

it('stays when a tap moves the focus', () => {
	tap(one);
	focus('elsewhere');
	expect(shown).toBe(one);
});

it('hides at Escape, or before it shows, and shows again when asked', () => {
	rest(one);
	type('a');
	expect(shown).toBe(one);
	type('Escape');
	expect(shown).toBeUndefined();
	rest(one);
	expect(shown).toBe(one);
	type('Escape');
	point(other);
	type('Escape');
	vi.runAllTimers();
	expect(shown).toBeUndefined();
});

it('does not show a link that has left the page meanwhile', () => {
	rest(one);
	point(other);
	other.isConnected = false;
	vi.runAllTimers();
	expect(shown).toBe(one);
});

it('is closed from elsewhere, what was about to show too, and says nothing when nothing is shown', () => {
	close();
	expect(show).not.toHaveBeenCalled();
	rest(one);
	close();
	expect(shown).toBeUndefined();
	point(one);
	close();
	vi.runAllTimers();
	expect(shown).toBeUndefined();
});

it('may be closed while it shows: what cannot be shown is asked for again', () => {
	show.mockImplementationOnce(() => close());
	rest(one);
	expect(show.mock.calls).toEqual([
		[one, undefined],
		[undefined, undefined],
	]);
	rest(one);
	expect(shown).toBe(one);
});

it('hears nothing after its signal', () => {
	rest(one);
	closing.abort();
	type('Escape');
	tap(other);
	expect(held).toBe(false);
	expect(shown).toBe(one);
});
