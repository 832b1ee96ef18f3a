import { useRef, useState } from 'preact/hooks';
import { CaseComparison } from './CaseComparison';
import { KeptList } from './KeptList';
import { OtherAnswer } from './OtherAnswer';
import { addCase, cleanName, eraseCase, type KeptCase, MAX_KEPT, MAX_NAME, renameCase } from './shelf';
import type { TonightProps } from './tonight-props';
import { useKeptCases } from './use-kept-cases';
import { defaultName, refusals } from './words';

/** Id of the field. Not by `useId`, which would give one that the tool has too: see `OwnTask`. One shelf a page. */
const FIELD = 'nom-du-cas';

/** « Ce soir »: keeps the present case on the device under a name, and lists the cases kept there. */
export function KeptCases<State>({ tool, page, answerOf, partName, onCompare }: TonightProps<State>) {
	const { query, codec, root } = tool;
	const { cases, refusal, change, clear } = useKeptCases(page);
	const [name, setName] = useState('');
	const [status, setStatus] = useState('');
	const [compared, setCompared] = useState<number>();
	const [sure, setSure] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	const full = cases.length >= MAX_KEPT;
	const other = cases.find(({ at }) => at === compared);

	/** Says what was done, and forgets a first press of « Tout effacer ». */
	const say = (text: string) => {
		setStatus(text);
		setSure(false);
	};
	const keep = () => {
		const kept = {
			name: cleanName(name) ?? defaultName(root.current?.querySelector('.verdict')?.firstChild?.textContent ?? ''),
			query,
			at: Date.now(),
		};
		if (!change((before) => addCase(before, kept).slice(0, MAX_KEPT))) return say('');
		setName('');
		say(`« ${kept.name} » est gardé sur cet appareil.`);
	};
	const open = ({ name: opened, query: asked }: KeptCase) => {
		// As « Back » does, so that the tool reads the address, and reports what it does not understand of it.
		history.pushState(null, '', asked ? `${page}?${asked}` : page);
		dispatchEvent(new PopStateEvent('popstate'));
		say(`« ${opened} » est ouvert.`);
	};
	const compare = (kept: KeptCase) => {
		if (onCompare) return onCompare(kept.query);
		setCompared(compared === kept.at ? undefined : kept.at);
	};
	const erase = (kept: KeptCase) => {
		if (!change((before) => eraseCase(before, kept.at))) return;
		say(`« ${kept.name} » est effacé.`);
		input.current?.focus();
	};
	const eraseAll = () => {
		if (!sure && !refusal) return setSure(true);
		if (refusal === 'unreadable') clear();
		else change(() => []);
		say('Tout est effacé.');
		input.current?.focus();
	};

	return (
		<>
			<form
				class="partage"
				onSubmit={(event) => {
					event.preventDefault();
					keep();
				}}
			>
				<div class="choix">
					<label for={FIELD}>Nom, si vous voulez</label>
					<input
						id={FIELD}
						ref={input}
						type="text"
						maxLength={MAX_NAME}
						autocomplete="off"
						value={name}
						onInput={(event) => setName(event.currentTarget.value)}
					/>
				</div>
				<button type="submit" disabled={full || refusal === 'forbidden' || refusal === 'unreadable'}>
					Garder ce cas
				</button>
			</form>
			<p class="note" role="status">
				{refusal ? refusals[refusal] : status}
			</p>
			{full && <p class="note">{MAX_KEPT} cas sont gardés, c’est le plus possible : effacez-en un.</p>}
			<KeptList
				cases={cases}
				page={page}
				compared={compared}
				onOpen={open}
				onCompare={compare}
				onRename={(kept, next) => change((before) => renameCase(before, kept.at, next))}
				onErase={erase}
			/>
			{other && answerOf && (
				<CaseComparison
					kept={other}
					query={query}
					partName={partName}
					answerTo={(asked) => <OtherAnswer codec={codec} query={asked} answerOf={answerOf} />}
				/>
			)}
			{(cases.length > 0 || refusal === 'unreadable') && (
				<p>
					<button type="button" class="discret" onClick={eraseAll}>
						{sure ? 'Oui, tout effacer' : 'Tout effacer'}
					</button>
				</p>
			)}
			<p class="note">Les cas restent dans ce navigateur, outil par outil. Rien n’est envoyé.</p>
		</>
	);
}
