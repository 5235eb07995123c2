import { msg } from '@lingui/core/macro';
import type { Attribute, AttributeOption } from '@velluto/rules';
import { valueMessage } from '../../value-message.ts';

type Message = ReturnType<typeof msg>;

/** Names of the attributes of a profile. */
export const attributeNames: Record<Attribute, Message> = {
  relationship_status: msg({
    id: 'vl.Attribute.relationship_status',
    message: 'Relationship',
    comment: 'Name of a fact about a person',
  }),
  body_type: msg({
    id: 'vl.Attribute.body_type',
    message: 'Build',
    comment: 'Name of a fact about a person',
  }),
  hair_colour: msg({
    id: 'vl.Attribute.hair_colour',
    message: 'Hair',
    comment: 'Name of a fact about a person',
  }),
  eye_colour: msg({
    id: 'vl.Attribute.eye_colour',
    message: 'Eyes',
    comment: 'Name of a fact about a person',
  }),
  drinks: msg({ id: 'vl.Attribute.drinks', message: 'Drinks', comment: 'Name of a fact about a person' }),
};

/** Options of each attribute. */
export const attributeOptions: { [Name in Attribute]: Record<AttributeOption<Name>, Message> } = {
  relationship_status: {
    single: msg({
      id: 'vl.Attribute.relationship_status.single',
      message: 'single',
      comment: 'Value of “Relationship”',
    }),
    separated: msg({
      id: 'vl.Attribute.relationship_status.separated',
      message: 'separated',
      comment: 'Value of “Relationship”',
    }),
    divorced: msg({
      id: 'vl.Attribute.relationship_status.divorced',
      message: 'divorced',
      comment: 'Value of “Relationship”',
    }),
    widowed: msg({
      id: 'vl.Attribute.relationship_status.widowed',
      message: 'widowed',
      comment: 'Value of “Relationship”',
    }),
    in_relationship: msg({
      id: 'vl.Attribute.relationship_status.in_relationship',
      message: 'in a relationship',
      comment: 'Value of “Relationship”',
    }),
    married: msg({
      id: 'vl.Attribute.relationship_status.married',
      message: 'married',
      comment: 'Value of “Relationship”',
    }),
    open: msg({
      id: 'vl.Attribute.relationship_status.open',
      message: 'in an open relationship',
      comment: 'Value of “Relationship”',
    }),
  },
  body_type: {
    slim: msg({ id: 'vl.Attribute.body_type.slim', message: 'slim', comment: 'Value of “Build”' }),
    athletic: msg({
      id: 'vl.Attribute.body_type.athletic',
      message: 'athletic',
      comment: 'Value of “Build”',
    }),
    average: msg({ id: 'vl.Attribute.body_type.average', message: 'average', comment: 'Value of “Build”' }),
    curvy: msg({ id: 'vl.Attribute.body_type.curvy', message: 'curvy', comment: 'Value of “Build”' }),
    full: msg({ id: 'vl.Attribute.body_type.full', message: 'full-figured', comment: 'Value of “Build”' }),
    muscular: msg({
      id: 'vl.Attribute.body_type.muscular',
      message: 'muscular',
      comment: 'Value of “Build”',
    }),
  },
  hair_colour: {
    black: msg({ id: 'vl.Attribute.hair_colour.black', message: 'black', comment: 'Value of “Hair”' }),
    brown: msg({ id: 'vl.Attribute.hair_colour.brown', message: 'brown', comment: 'Value of “Hair”' }),
    blond: msg({ id: 'vl.Attribute.hair_colour.blond', message: 'blond', comment: 'Value of “Hair”' }),
    red: msg({ id: 'vl.Attribute.hair_colour.red', message: 'red', comment: 'Value of “Hair”' }),
    grey: msg({ id: 'vl.Attribute.hair_colour.grey', message: 'grey', comment: 'Value of “Hair”' }),
    white: msg({ id: 'vl.Attribute.hair_colour.white', message: 'white', comment: 'Value of “Hair”' }),
    bald: msg({ id: 'vl.Attribute.hair_colour.bald', message: 'bald', comment: 'Value of “Hair”' }),
    other: msg({
      id: 'vl.Attribute.hair_colour.other',
      message: 'another colour',
      comment: 'Value of “Hair”',
    }),
  },
  eye_colour: {
    brown: msg({ id: 'vl.Attribute.eye_colour.brown', message: 'brown', comment: 'Value of “Eyes”' }),
    blue: msg({ id: 'vl.Attribute.eye_colour.blue', message: 'blue', comment: 'Value of “Eyes”' }),
    green: msg({ id: 'vl.Attribute.eye_colour.green', message: 'green', comment: 'Value of “Eyes”' }),
    grey: msg({ id: 'vl.Attribute.eye_colour.grey', message: 'grey', comment: 'Value of “Eyes”' }),
    hazel: msg({ id: 'vl.Attribute.eye_colour.hazel', message: 'hazel', comment: 'Value of “Eyes”' }),
    other: msg({
      id: 'vl.Attribute.eye_colour.other',
      message: 'another colour',
      comment: 'Value of “Eyes”',
    }),
  },
  drinks: {
    never: msg({ id: 'vl.Attribute.drinks.never', message: 'never', comment: 'Value of “Drinks”' }),
    rarely: msg({ id: 'vl.Attribute.drinks.rarely', message: 'rarely', comment: 'Value of “Drinks”' }),
    socially: msg({
      id: 'vl.Attribute.drinks.socially',
      message: 'socially',
      comment: 'Value of “Drinks”',
    }),
    often: msg({ id: 'vl.Attribute.drinks.often', message: 'often', comment: 'Value of “Drinks”' }),
  },
};

/** Text of what somebody chose for an attribute, which may be the site's own. */
export const optionMessage = (name: string, value: string): Message =>
  valueMessage(
    Object.hasOwn(attributeOptions, name) ? attributeOptions[name as Attribute] : {},
    `Attribute.${name}`,
    value,
  );
