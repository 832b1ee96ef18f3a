import { useEffect, useState } from 'preact/hooks';

/** Whether the browser can keep the screen on. */
const canStayAwake = () => 'wakeLock' in navigator;

/**
 * Keeps the screen on while `wanted`. The browser lets go when the page is hidden: it is asked again when it
 * comes back. Returns what is really held.
 */
export function useAwake(wanted: boolean): 'non' | 'oui' | 'impossible' {
	const [held, setHeld] = useState<'non' | 'oui' | 'impossible'>('non');
	useEffect(() => {
		if (!wanted) {
			setHeld('non');
			return;
		}
		if (!canStayAwake()) {
			setHeld('impossible');
			return;
		}
		let lock: WakeLockSentinel | undefined;
		let left = false;
		const ask = async () => {
			if (document.hidden) return;
			try {
				const asked = await navigator.wakeLock.request('screen');
				if (left) return void asked.release();
				lock = asked;
				setHeld('oui');
				// The system takes it back without a word: page hidden, battery low.
				asked.addEventListener('release', () => !left && lock === asked && setHeld('non'));
			} catch {
				// Battery saving, or a frame that may not: the table has to touch the screen.
				if (!left) setHeld('impossible');
			}
		};
		ask();
		document.addEventListener('visibilitychange', ask);
		return () => {
			left = true;
			document.removeEventListener('visibilitychange', ask);
			lock?.release();
		};
	}, [wanted]);
	return held;
}
