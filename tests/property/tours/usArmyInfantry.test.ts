import { describeTours } from '../../support/wholeTours.ts'

describeTours('us-army-infantry')
