// `npm run browser` finds the browser of the end-to-end tests, or installs Debian's, and says which it is.
import { findChromium } from './chromium.ts'

console.log(findChromium())
