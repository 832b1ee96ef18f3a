import { useEffect, useState } from 'preact/hooks';

/** Whether the browser can keep the screen on. */
const canStayAwake = () => 'wakeLock' in navigator;

/**
 * Keeps the screen on while `requested`. The browser lets go when the page is hidden: the request is
 * made again when it comes back. Returns what is really held.
 */
export function useAwake(requested: boolean): 'off' | 'on' | 'impossible' {
	const [held, setHeld] = useState<'off' | 'on' | 'impossible'>('off');
	useEffect(() => {
		if (!requested) {
			setHeld('off');
			return;
		}
		if (!canStayAwake()) {
			setHeld('impossible');
			return;
		}
		let lock: WakeLockSentinel | undefined;
		let left = false;
		const request = async () => {
			if (document.hidden) return;
			try {
				const granted = await navigator.wakeLock.request('screen');
				if (left) return void granted.release();
				lock = granted;
				setHeld('on');
				// The system takes it back without a word: page hidden, battery low.
				granted.addEventListener('release', () => !left && lock === granted && setHeld('off'));
			} catch {
				// Battery saving, or a frame that may not: the table has to touch the screen.
				if (!left) setHeld('impossible');
			}
		};
		request();
		document.addEventListener('visibilitychange', request);
		return () => {
			left = true;
			document.removeEventListener('visibilitychange', request);
			lock?.release();
		};
	}, [requested]);
	return held;
}
