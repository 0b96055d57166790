// `node scripts/screens/playInto.ts FOLDER` plays the tours of the pictures into a folder and prints, as JSON, which is which.
import { openTickets } from '../../src/main/serve/tickets.ts'
import { playTours } from './tours.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder?')
const { tours } = await playTours(folder, openTickets())
console.log(JSON.stringify(tours))
