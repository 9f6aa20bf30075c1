import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { landingSearch, parseCampaign, queryOfUrl, type CampaignValues } from '../contract/campaign';

export interface CampaignState {
  readonly values: CampaignValues;
  /** The query that is kept in every address, with its '?', or ''. */
  readonly search: string;
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
