/** What is below `/integrer/<jeu>/`: bare pages, redirects to them, and what the snippet builder reads. */
export const frameAddress = /(?:^|\/)integrer\/[^/]+\/[^/]/;

/** Whether an address of the site, with or without its origin and base, is that of a bare page for frames. */
export const isFrame = (address: string): boolean => frameAddress.test(address);
