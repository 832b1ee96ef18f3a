// The page on tooltips: the real script runs on it, once its reader asks for it.

/** What `/bulles.js` gives to the page that loads it. */
interface Tooltips {
	annuler: () => void;
	relire: () => void;
}

const demo = document.querySelector<HTMLElement>('[data-demo]');
if (demo) startDemo(demo);

function startDemo(demo: HTMLElement): void {
	const button = demo.querySelector('button') as HTMLButtonElement;
	const status = demo.querySelector('[role="status"]') as HTMLElement;
	let shown = false;

	const tell = (on: boolean) => {
		shown = on;
		button.textContent = on ? 'Retirer les bulles' : 'Mettre les bulles';
		status.textContent = on
			? 'Survolez, touchez ou atteignez au clavier un mot souligné.'
			: 'Le texte est comme avant.';
	};

	const load = () => {
		button.disabled = true;
		const script = document.createElement('script');
		script.dataset.dans = '[data-demo] p[data-arbitre-jeu]';
		script.addEventListener('load', () => {
			button.disabled = false;
			tell(true);
		});
		script.addEventListener('error', () => {
			button.disabled = false;
			status.textContent = 'Le script ne vient pas\u00a0: vérifiez votre connexion.';
			script.remove();
		});
		script.src = `${document.documentElement.dataset.base}bulles.js`;
		document.head.append(script);
	};

	button.addEventListener('click', () => {
		const tooltips = (window as { arbitreBulles?: Tooltips }).arbitreBulles;
		if (!tooltips) return load();
		if (shown) tooltips.annuler();
		else tooltips.relire();
		tell(!shown);
	});
}
