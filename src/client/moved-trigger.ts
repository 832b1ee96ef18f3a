/** A link to a part that the page lacks: asks where it went. The rest is loaded then. */
export function startMoved(): void {
	const look = async () => {
		const id = location.hash.slice(1);
		if (!id || document.getElementById(id)) return;
		const { follow } = await import('./moved');
		follow(id);
	};
	addEventListener('hashchange', look);
	look();
}
