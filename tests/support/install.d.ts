/** What tests look at of the installer, which is plain JavaScript: it runs before anything is installed. */
declare module '*/server/cli/install.mjs' {
  export const INSTALL: readonly string[];
  export const SCRIPTS_OF: (manifest: { allowScripts: object }) => readonly string[];
}

/** What the measurements look at of the way the service is started. */
declare module '#server/cli/service-process.mjs' {
  export const SERVICE_FLAGS: readonly string[];
  export const SERVICE_ENV: Readonly<Record<string, string>>;
}
