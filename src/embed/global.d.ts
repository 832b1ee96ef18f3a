/** Address of the site that the script was built for, with its base and a final slash. See `bundle.ts`. */
declare const __SITE__: string;
