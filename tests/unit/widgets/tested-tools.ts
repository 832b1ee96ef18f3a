import type { TestedTool } from './tested-tool';

const files = import.meta.glob<{ default: TestedTool }>('./*/*/tested.ts', { eager: true });

/** Every tool that tests know. */
export const testedTools = Object.values(files).map((file) => file.default);
