import type { ReportBoxView } from '../../../src/games/fng/contract/report.ts'
import text from '../../fixtures/report-boxes.json?raw'

/** The boxes of the report as main hands them out; a test of the rules holds the file to them. */
export const reportBoxes = JSON.parse(text) as readonly ReportBoxView[]
