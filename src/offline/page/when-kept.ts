import { framed } from '../../widgets/shared/frame';

/**
 * Runs `bring` as soon as the service worker keeps what the page loads, so that what is requested later is there when
 * the network goes. Never in a frame, where nothing is kept.
 */
export function whenKept(bring: () => void): void {
	if (framed()) return;
	const { serviceWorker } = navigator;
	if (serviceWorker?.controller) bring();
	else serviceWorker?.addEventListener('controllerchange', bring, { once: true });
}
