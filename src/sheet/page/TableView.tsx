import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useAwake } from '../../widgets/stepper/use-awake';
import { useFullPage } from '../../widgets/stepper/use-full-page';
import { groupsOf, type Item, type Sheet } from '../model';
import type { Today } from '../today';
import { Lines } from './Lines';
import { titleOf } from './titles';

interface Props {
	sheet: Sheet;
	today: (item: Item) => Today;
	onLeave: () => void;
}

/** The sheet alone on the screen, in large letters, a group a page: arrows and fingers go from one to the next. */
export function TableView({ sheet, today, onLeave }: Props) {
	const root = useRef<HTMLDivElement>(null);
	const strip = useRef<HTMLDivElement>(null);
	const [full, setFull] = useFullPage(root);
	const awake = useAwake(full);
	const [at, setAt] = useState(0);
	const groups = groupsOf(sheet);
	const last = groups.length - 1;

	// Before the first paint: a later focus would scroll back to the first group, whatever key was pressed since.
	useLayoutEffect(() => {
		setFull(true);
		(strip.current?.firstElementChild as HTMLElement | undefined)?.focus();
	}, []);
	// With Escape, the browser leaves full screen by itself: the view then closes too.
	const entered = useRef(false);
	useEffect(() => {
		if (full) entered.current = true;
		else if (entered.current) onLeave();
	}, [full]);

	const go = (to: number) => {
		const page = strip.current?.children[Math.min(Math.max(to, 0), last)] as HTMLElement | undefined;
		if (page) strip.current?.scrollTo({ left: page.offsetLeft });
	};
	// The rest of the page is inert meanwhile. Before the first paint, so that no key is missed.
	useLayoutEffect(() => {
		const keys: Readonly<Record<string, () => void>> = {
			ArrowRight: () => go(at + 1),
			ArrowLeft: () => go(at - 1),
			Home: () => go(0),
			End: () => go(last),
			Escape: () => setFull(false),
		};
		const press = (event: KeyboardEvent) => {
			const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
			if (!act) return;
			event.preventDefault();
			act();
		};
		document.addEventListener('keydown', press);
		return () => document.removeEventListener('keydown', press);
	}, [at, last]);
	return (
		<div class="a-table" role="dialog" aria-modal="true" aria-label={`${sheet.name}, à table`} ref={root}>
			<p class="conduite">
				<button type="button" aria-disabled={at === 0} onClick={() => go(at - 1)}>
					<span aria-hidden="true">←</span> <span class="visuellement-cache">Groupe précédent</span>
				</button>
				<span role="status">
					{groups[at]?.name || sheet.name} <small>{`${at + 1} sur ${groups.length}`}</small>
				</span>
				<button type="button" aria-disabled={at >= last} onClick={() => go(at + 1)}>
					<span class="visuellement-cache">Groupe suivant</span> <span aria-hidden="true">→</span>
				</button>
				<button type="button" onClick={() => setFull(false)}>
					Quitter
				</button>
			</p>
			<div
				class="bande"
				ref={strip}
				onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
			>
				{groups.map(({ name, items }) => (
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, or the keyboard cannot move it.
					<div tabIndex={0} role="group" aria-label={name || sheet.name}>
						<h2>{name || sheet.name}</h2>
						{items.map(({ item }) => {
							const now = today(item);
							return (
								<article>
									<h3>{titleOf(item, now)}</h3>
									<Lines text={now.words?.text ?? ''} />
									{item.note && <p class="remarque">{item.note}</p>}
								</article>
							);
						})}
					</div>
				))}
			</div>
			<p class="note">{awakeWords[awake]}</p>
		</div>
	);
}

const awakeWords = {
	on: 'L’écran reste allumé.',
	off: '',
	impossible: 'Ce navigateur ne garde pas l’écran allumé : touchez-le de temps en temps.',
} as const;
