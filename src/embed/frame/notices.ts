/** Where the reader of a notice can go. */
interface Help {
	address: string;
	text: string;
}

const builder = (): Help => ({ address: `${document.documentElement.dataset.base}integrer/`, text: 'Refaire ce code' });

/**
 * Says above the frame's content what is wrong in the address that the host gave, and where to set it right. Returns a
 * function that takes it back.
 */
export function showNotices(notices: readonly string[], { address, text } = builder()): () => void {
	if (notices.length === 0) return () => {};
	const box = document.createElement('div');
	box.className = 'avis';
	box.setAttribute('role', 'alert');
	for (const notice of notices) {
		const line = document.createElement('p');
		line.textContent = notice;
		box.append(line);
	}
	const help = document.createElement('a');
	help.href = address;
	help.textContent = text;
	const line = document.createElement('p');
	line.append(help);
	box.append(line);
	document.querySelector('main')?.prepend(box);
	return () => box.remove();
}
