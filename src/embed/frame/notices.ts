/** Says above the frame's content what is wrong in the address that the host gave, and where to set it right. */
export function showNotices(notices: readonly string[]): void {
	if (notices.length === 0) return;
	const box = document.createElement('div');
	box.className = 'avis';
	box.setAttribute('role', 'alert');
	for (const notice of notices) {
		const line = document.createElement('p');
		line.textContent = notice;
		box.append(line);
	}
	const help = document.createElement('a');
	help.href = `${document.documentElement.dataset.base}integrer/`;
	help.textContent = 'Refaire ce code';
	const line = document.createElement('p');
	line.append(help);
	box.append(line);
	document.querySelector('main')?.prepend(box);
}
