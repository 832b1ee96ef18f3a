interface ImportMetaEnv {
	/** Root of the repository, set by the library integration; only for code that runs at build time. */
	readonly ARBITRE_ROOT: string;
}
