/** The made-up battles of demonstrations and forecasts, for the doors, which know no rules themselves. */
export { simulateBattle } from '../rules/fng/simulation.ts'
