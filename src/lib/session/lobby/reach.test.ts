import { expect, test } from 'vitest';
import { readSite } from '../../net/site/siteFile.ts';
import { siteWithStrangers as site } from '../testing/page.ts';
import { proposalOf, waysOf } from './reach.ts';

const PAGE = 'https://play.example/app/table/';
const choices = { signalling: [], iceServers: [], points: [], forbidden: [] };

test('only the own server and what this person chose is dialled without a tap', () => {
  const mine = {
    ...choices,
    signalling: ['wss://mine.example/'],
    iceServers: [{ urls: 'stun:mine.example' }]
  };
  const servers = ['own', 'wss://mine.example/', 'wss://theirs.example/'];
  const ways = waysOf({ servers, points: ['n1', 'nostr:link.example/'] }, site, mine, PAGE);
  expect(ways.own).toEqual({
    servers: ['wss://play.example/signal', 'wss://mine.example/'],
    points: [],
    iceServers: [{ urls: 'stun:mine.example' }]
  });
  expect(ways.strangers.servers).toEqual(['wss://theirs.example/']);
  expect(ways.strangers.points.map(({ url }) => url)).toEqual(['wss://n.example/', 'wss://link.example/']);
  expect(ways.strangers.iceServers).toEqual([{ urls: 'stun:s.example:3478' }]);
  expect(ways.asks).toBe(true);
  expect(ways.all.servers).toHaveLength(3);
});

test('a point that was forbidden is never in it, by its id or by its address', () => {
  const shy = { ...choices, forbidden: ['n1', 'nostr:link.example/'] };
  const ways = waysOf({ servers: [], points: ['n1', 't1', 'nostr:link.example'] }, site, shy, PAGE);
  expect(ways.strangers.points.map(({ id }) => id)).toEqual(['t1']);
  expect(proposalOf(site, shy).points).toEqual(['t1']);
});

test('a static host is not asked for a server it does not have, and ids of another list are ignored', () => {
  const bare = readSite('{"stun":["stun:s.example"]}');
  const ways = waysOf({ servers: ['own'], points: ['n1'] }, bare, choices, PAGE);
  expect(ways.all).toEqual({ servers: [], points: [], iceServers: [] });
  expect(ways.asks).toBe(false);
});

test('the path of the own server comes from the site file, and the link only marks it as the own one', () => {
  const below = readSite('{"signalling":["wss://other.example","own:/app/signal"]}');
  const { servers } = proposalOf(below, choices);
  expect(servers).toEqual(['own', 'wss://other.example/']);
  expect(waysOf({ servers, points: [] }, below, choices, PAGE).own.servers).toEqual([
    'wss://play.example/app/signal'
  ]);
});
