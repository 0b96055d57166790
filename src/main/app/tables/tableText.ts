/** For the terminal, which knows the program but not its engine. */
export { tableText } from '../../engine/tableJson.ts'
