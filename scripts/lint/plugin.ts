import { layers } from './layers.ts'

/** The project's own rules, for both linters. */
export default { meta: { name: 'local' }, rules: { layers } }
