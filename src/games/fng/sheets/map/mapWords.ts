import type { MapModel } from '../briefing/briefingModel.ts'
import { sectorWords } from './sectorWords.ts'

/** @returns what a table map shows, for somebody who cannot see it: the ground of each sector. */
export const mapWords = ({ sectors }: MapModel): string =>
  sectors.length === 0
    ? 'Table map, to be drawn in: two rows of three sectors.'
    : `Table map. ${sectors.map((sector) => `Sector ${sector.number}: ${sectorWords(sector)}.`).join(' ')}`
