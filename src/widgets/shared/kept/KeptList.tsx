import { useState } from 'preact/hooks';
import { cleanName, type KeptCase, MAX_NAME } from './shelf';
import { when } from './words';

interface Props {
	cases: readonly KeptCase[];
	/** Address of the tool's own page. */
	page: string;
	/** When the case was kept that is compared with the present one. */
	compared: number | undefined;
	onOpen: (kept: KeptCase) => void;
	onCompare: (kept: KeptCase) => void;
	onRename: (kept: KeptCase, name: string) => void;
	onErase: (kept: KeptCase) => void;
}

/** The cases that are kept: each can be opened, compared, renamed and erased. */
export function KeptList({ cases, page, compared, onOpen, onCompare, onRename, onErase }: Props) {
	const [renamed, setRenamed] = useState<number>();
	return (
		<ul aria-label="Cas gardés">
			{cases.map((kept) => (
				<li key={kept.at}>
					{renamed === kept.at ? (
						<NewName
							kept={kept}
							onDone={(name) => {
								setRenamed(undefined);
								if (name) onRename(kept, name);
							}}
						/>
					) : (
						<>
							<a
								href={kept.query ? `${page}?${kept.query}` : page}
								onClick={(event) => {
									if (event.ctrlKey || event.metaKey || event.shiftKey) return;
									event.preventDefault();
									onOpen(kept);
								}}
							>
								{kept.name}
							</a>{' '}
							<span class="note">{when(kept.at, Date.now())}</span>
							<span class="ajouts">
								<button
									type="button"
									class="discret"
									aria-pressed={compared === kept.at}
									aria-label={`Comparer avec « ${kept.name} »`}
									onClick={() => onCompare(kept)}
								>
									Comparer
								</button>
								<button
									type="button"
									class="discret"
									aria-label={`Renommer « ${kept.name} »`}
									onClick={() => setRenamed(kept.at)}
								>
									Renommer
								</button>
								<button
									type="button"
									class="discret"
									aria-label={`Effacer « ${kept.name} »`}
									onClick={() => onErase(kept)}
								>
									Effacer
								</button>
							</span>
						</>
					)}
				</li>
			))}
		</ul>
	);
}

/** A field for another name: Enter takes it, Escape leaves the one before. */
function NewName({ kept, onDone }: { kept: KeptCase; onDone: (name?: string) => void }) {
	const [name, setName] = useState(kept.name);
	return (
		<form
			class="partage"
			onSubmit={(event) => {
				event.preventDefault();
				onDone(cleanName(name));
			}}
		>
			<input
				type="text"
				aria-label={`Nouveau nom de « ${kept.name} »`}
				maxLength={MAX_NAME}
				value={name}
				ref={(field) => field?.focus()}
				onInput={(event) => setName(event.currentTarget.value)}
				onKeyDown={(event) => event.key === 'Escape' && onDone()}
			/>
			<button type="submit">Renommer</button>
		</form>
	);
}
