// Imported first by every command: says what is missing before anything that needs it is parsed.
const OLDEST = 20;
const major = Number(process.versions.node.split('.')[0]);

if (major < OLDEST) {
  console.error(`This project needs Node ${OLDEST} or newer to start; this is ${process.version}.`);
  console.error('Install a current release from https://nodejs.org and run the command again.');
  process.exit(1);
}
