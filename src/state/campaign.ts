import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { landingSearch, parseCampaign, queryOfUrl, type CampaignValues } from '../contract/campaign';

export interface CampaignState {
  readonly values: CampaignValues;
  /** The query that follows every navigation, with its '?', or ''. */
  readonly search: string;
  /** Typed on the greeting page, where the address brought none. */
  readonly typedPromoCode: string;
}

export const campaignOf = (query: string): CampaignState => ({
  values: parseCampaign(query),
  search: landingSearch(query),
  typedPromoCode: '',
});

const slice = createSlice({
  name: 'campaign',
  initialState: campaignOf(''),
  reducers: {
    /** By the campaign address of an invitation: only its query counts. */
    campaignReplaced: (state, { payload }: PayloadAction<{ readonly campaignUrl: string }>) => ({
      ...campaignOf(queryOfUrl(payload.campaignUrl)),
      typedPromoCode: state.typedPromoCode,
    }),
    promoCodeTyped: (state, { payload }: PayloadAction<{ readonly promoCode: string }>) => ({
      ...state,
      typedPromoCode: payload.promoCode,
    }),
  },
});

export const { campaignReplaced, promoCodeTyped } = slice.actions;
export const campaignReducer = slice.reducer;
