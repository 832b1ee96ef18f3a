/** The rest is done in a task of its own: the browser draws and answers to the reader in between. */
export const ownTask = (): Promise<void> => new Promise((done) => setTimeout(done));
