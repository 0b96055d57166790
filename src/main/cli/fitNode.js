// Imported before anything else, by the scripts of package.json too. It is plain JavaScript, so that a Node which can read
// nothing else of ours reads this and says what to do: under a Node older than its own the database ends with a crash.
import process from 'node:process'

/** The oldest Node that the database and the bundle run on: its number before the first dot. */
const least = 22

if (Number.parseInt(process.versions.node, 10) < least) {
  process.stderr.write(
    [
      `Short-Timer does not run on Node ${process.versions.node}: it needs ${least} or newer. Nothing was started, no file was touched.`,
      'It brings a Node of its own. In its folder, `npm start` opens it and `npm run tour -- --help` lists what it does in a terminal.',
      'Where these say the same, that Node is not there yet: run `npm ci` again, with a network and without --ignore-scripts.',
    ].join('\n') + '\n',
  )
  process.exit(1)
}
