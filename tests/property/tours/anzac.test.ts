import { describeTours } from '../../support/wholeTours.ts'

describeTours('anzac')
