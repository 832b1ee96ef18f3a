// « Quand puis-je… ? »: shows the steps of a chart at which the reader may do something, and fades the others.
// The address keeps the question, beside the place where the game is.

const form = document.querySelector<HTMLFormElement>('[data-quand]');
const steps = [...document.querySelectorAll<HTMLElement>('.schema .etape')];
const PARAMETER = 'geste';

/** The question that is answered now. */
let answered: string | null = null;

function show(gesture: string | null): void {
	answered = gesture;
	const legal = steps.filter((step) => gesture !== null && step.dataset.gestes?.split(' ').includes(gesture));
	for (const step of steps) {
		step.classList.toggle('legal', legal.includes(step));
		step.classList.toggle('efface', gesture !== null && !legal.includes(step));
	}
	const status = form?.querySelector<HTMLElement>('[role="status"]');
	if (!status) return;
	status.replaceChildren();
	if (gesture === null) return;
	const count = legal.length > 1 ? `À ${legal.length} moments\u00a0: ` : 'À un moment\u00a0: ';
	status.append(count, ...legal.flatMap((step, at) => [at > 0 ? ', ' : '', linkTo(step)]), '. ');
	const all = document.createElement('button');
	all.type = 'button';
	all.textContent = 'Tout montrer';
	all.addEventListener('click', () => {
		form?.reset();
		choose(null);
		form?.querySelector('input')?.focus();
	});
	status.append(all);
}

function linkTo(step: HTMLElement): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = `#${step.id}`;
	link.textContent = [step.querySelector('.num')?.textContent?.trim(), step.querySelector('.nom')?.textContent?.trim()]
		.filter(Boolean)
		.join(' ');
	return link;
}

function choose(gesture: string | null): void {
	const address = new URL(location.href);
	if (gesture === null) address.searchParams.delete(PARAMETER);
	else address.searchParams.set(PARAMETER, gesture);
	history.replaceState(history.state, '', address);
	show(gesture);
}

const field = () => form?.elements.namedItem('geste') as RadioNodeList | null;

form?.addEventListener('change', () => choose(field()?.value || null));

/** Answers the question of the address. */
function answerAddress(): void {
	const requested = new URLSearchParams(location.search).get(PARAMETER);
	// A link to a step of the same page changes the fragment only: the answer stays.
	if (requested === answered) return;
	const known = form?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(requested ?? '')}"]`);
	form?.reset();
	if (known) known.checked = true;
	show(known?.value ?? null);
	const status = form?.querySelector('[role="status"]');
	if (requested === null || known || !status) return;
	status.textContent = `«\u00a0${requested}\u00a0» n’est pas une action de ce schéma\u00a0: tout est montré.`;
}

answerAddress();
addEventListener('popstate', answerAddress);
