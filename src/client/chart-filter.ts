// « Quand puis-je… ? »: shows the steps of a chart at which the reader may do a thing, and fades the others.
// The address keeps the question, beside the place where the game is.

const form = document.querySelector<HTMLFormElement>('[data-quand]');
const steps = [...document.querySelectorAll<HTMLElement>('.schema .etape')];
const PARAMETER = 'geste';

/** The question that is answered now. */
let answered: string | null = null;

function show(wanted: string | null): void {
	answered = wanted;
	const legal = steps.filter((step) => wanted !== null && step.dataset.gestes?.split(' ').includes(wanted));
	for (const step of steps) {
		step.classList.toggle('legal', legal.includes(step));
		step.classList.toggle('efface', wanted !== null && !legal.includes(step));
	}
	const status = form?.querySelector<HTMLElement>('[role="status"]');
	if (!status) return;
	status.replaceChildren();
	if (wanted === null) return;
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
	link.textContent = [step.querySelector('.ici')?.textContent?.trim(), step.querySelector('.nom')?.textContent?.trim()]
		.filter(Boolean)
		.join(' ');
	return link;
}

function choose(wanted: string | null): void {
	const address = new URL(location.href);
	if (wanted === null) address.searchParams.delete(PARAMETER);
	else address.searchParams.set(PARAMETER, wanted);
	history.replaceState(history.state, '', address);
	show(wanted);
}

const field = () => form?.elements.namedItem('geste') as RadioNodeList | null;

form?.addEventListener('change', () => choose(field()?.value || null));

/** Asks what the address asks. */
function ask(): void {
	const asked = new URLSearchParams(location.search).get(PARAMETER);
	// A link to a step of the same page: the answer that holds it stays as it is.
	if (asked === answered) return;
	const known = form?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(asked ?? '')}"]`);
	form?.reset();
	if (known) known.checked = true;
	show(known?.value ?? null);
	const status = form?.querySelector('[role="status"]');
	if (asked === null || known || !status) return;
	status.textContent = `«\u00a0${asked}\u00a0» n’est pas une action de ce schéma\u00a0: tout est montré.`;
}

ask();
addEventListener('popstate', ask);
