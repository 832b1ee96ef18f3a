/** Whether the tool is alone in a bare page, which other sites show in a frame. */
export const framed = (): boolean => document.documentElement.dataset.cadre !== undefined;

/** Parameters of a bare page that are not its tool's. */
export const frameParameters: readonly string[] = ['theme'];

/** Address of the present case on the site: that of the page, or, in a frame, that of the page it was taken from. */
export function shareAddress(): string {
	const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
	if (!framed() || !page) return location.href;
	const address = new URL(page.href);
	const query = new URLSearchParams(location.search);
	for (const name of frameParameters) query.delete(name);
	address.search = query.toString();
	return address.href;
}
