import { msg } from '@lingui/core/macro';

/** Names of the gifts by their ids in the contract; loaded with the first gift that is seen. */
export const giftNames = {
  rose: msg({
    id: 'app.Gift.rose',
    message: 'Rose',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  bouquet: msg({
    id: 'app.Gift.bouquet',
    message: 'Bouquet',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  coffee: msg({
    id: 'app.Gift.coffee',
    message: 'Coffee',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  cake: msg({
    id: 'app.Gift.cake',
    message: 'Cake',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  ice_cream: msg({
    id: 'app.Gift.ice_cream',
    message: 'Ice cream',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  chocolates: msg({
    id: 'app.Gift.chocolates',
    message: 'Chocolates',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  wine: msg({
    id: 'app.Gift.wine',
    message: 'Wine',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  ticket: msg({
    id: 'app.Gift.ticket',
    message: 'Cinema ticket',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  balloon: msg({
    id: 'app.Gift.balloon',
    message: 'Balloon',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  star: msg({
    id: 'app.Gift.star',
    message: 'Star',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  moon: msg({
    id: 'app.Gift.moon',
    message: 'Moon',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  teddy: msg({
    id: 'app.Gift.teddy',
    message: 'Teddy bear',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  candle: msg({
    id: 'app.Gift.candle',
    message: 'Candle',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  record: msg({
    id: 'app.Gift.record',
    message: 'Record',
    comment: 'Name of a gift that can be sent in a conversation: a vinyl record',
  }),
  postcard: msg({
    id: 'app.Gift.postcard',
    message: 'Postcard',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
  umbrella: msg({
    id: 'app.Gift.umbrella',
    message: 'Umbrella',
    comment: 'Name of a gift that can be sent in a conversation',
  }),
};
