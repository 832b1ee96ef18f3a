import { type Theme, themes } from '../embed/shown';
import { readInteger } from '../widgets/shared/fields';
import { type BuilderGame, type Choice, isListed, type Kind, kinds, kindWords } from './catalog';
import { fillList, foundWords, matching } from './list';
import { bounds, type Side } from './query';

/** What the reader does in the form. */
export interface Wishes {
	game: (slug: string) => void;
	kind: (kind: Kind) => void;
	/** A thing of the current list. */
	choice: (choice: Choice) => void;
	theme: (theme: Theme) => void;
	/** A width or a height, undefined when it is left free; `wrong` is what was written when it is none. */
	size: (side: Side, value: number | undefined, wrong: string | undefined) => void;
}

/** A reader who types a word does not see each letter’s first match. */
const PAUSE = 300;

/** The fields of the builder. */
export class Form {
	#form: HTMLFormElement;
	#list: HTMLSelectElement;
	#filter: HTMLInputElement;
	#found: HTMLElement;
	#kind: Kind = 'outil';
	#choices: readonly Choice[] = [];
	#chosen: Choice | undefined;

	constructor(form: HTMLFormElement, wishes: Wishes) {
		const field = <Element>(name: string) => form.elements.namedItem(name) as unknown as Element;
		this.#form = form;
		this.#list = field('choix');
		this.#filter = field('filtre');
		this.#found = form.querySelector('[data-trouve]') as HTMLElement;

		const radios = (name: string, tell: (value: string) => void) => {
			for (const radio of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
				radio.addEventListener('change', () => radio.checked && tell(radio.value));
		};
		radios('jeu', wishes.game);
		radios('genre', (value) => wishes.kind(kinds.find((kind) => kind === value) ?? 'outil'));
		radios('theme', (value) => wishes.theme(themes.find((theme) => theme === value) ?? 'auto'));

		let timer: ReturnType<typeof setTimeout> | undefined;
		const choose = (choice: Choice | undefined) => {
			clearTimeout(timer);
			if (!choice || choice[0] === this.#chosen?.[0]) return;
			this.#chosen = choice;
			wishes.choice(choice);
		};
		this.#list.addEventListener('change', () => choose(this.#choices.find(([slug]) => slug === this.#list.value)));
		this.#filter.addEventListener('input', () => {
			const first = this.#narrow();
			clearTimeout(timer);
			timer = setTimeout(() => choose(first), PAUSE);
		});

		for (const side of Object.keys(bounds) as Side[]) {
			const input = field<HTMLInputElement>(side);
			input.addEventListener('change', () => {
				const [least, most] = bounds[side];
				const value = readInteger(input.value, least, most);
				const empty = input.value === '' && !input.validity.badInput;
				wishes.size(side, value, value === undefined && !empty ? input.value : undefined);
			});
		}
		form.addEventListener('submit', (event) => event.preventDefault());
	}

	/** Writes in the fields what is shown. */
	write(shown: {
		game: BuilderGame;
		kind: Kind;
		choices: readonly Choice[];
		choice: Choice;
		theme: Theme;
		sizes: Record<Side, number | undefined>;
	}): void {
		const { game, kind, choices, choice, theme, sizes } = shown;
		for (const [name, value] of Object.entries({ jeu: game.slug, genre: kind, theme }))
			for (const radio of this.#form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`))
				radio.checked = radio.value === value;
		for (const side of Object.keys(bounds) as Side[])
			(this.#form.elements.namedItem(side) as HTMLInputElement).value = `${sizes[side] ?? ''}`;

		this.#chosen = choice;
		if (choices === this.#choices) {
			this.#list.value = choice[0];
			return;
		}
		this.#kind = kind;
		this.#choices = choices;
		this.#filter.value = '';
		const many = !isListed(kind);
		(this.#filter.parentElement as HTMLElement).hidden = !many;
		const label = this.#list.labels[0];
		if (label) label.textContent = kindWords[kind].which;
		this.#narrow();
	}

	/** The list as the filter says it; returns what is then chosen in it. */
	#narrow(): Choice | undefined {
		const asked = this.#filter.value;
		const found = matching(this.#choices, asked);
		const kept = found.find(([slug]) => slug === this.#chosen?.[0]) ?? (found.length ? found[0] : this.#chosen);
		if (kept) fillList(this.#list, found, kept);
		this.#found.textContent = foundWords(this.#kind, found.length, asked);
		return kept;
	}
}
