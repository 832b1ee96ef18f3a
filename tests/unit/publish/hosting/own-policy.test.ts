import { expect, it } from 'vitest';
import { withPolicy } from '../../../../src/publish/hosting/own-policy';

const said = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';

it('says the policy after the encoding, before the rest of the head', () => {
	expect(withPolicy('<html><head><meta charset="utf-8"><script>a</script></head>', "default-src 'none'")).toBe(
		`<html><head><meta charset="utf-8">${said}<script>a</script></head>`,
	);
});

it('says it first in a head without encoding, and leaves alone what has no head', () => {
	expect(withPolicy('<head><title>a</title>', "default-src 'none'")).toBe(`<head>${said}<title>a</title>`);
	expect(withPolicy('<p>a</p>', "default-src 'none'")).toBe('<p>a</p>');
});
