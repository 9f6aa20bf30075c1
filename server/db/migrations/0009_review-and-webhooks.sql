CREATE TABLE "review_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviewers" (
	"name" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviewers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"guid" text NOT NULL,
	"id" bigserial NOT NULL,
	"message_id" text NOT NULL,
	"type" text NOT NULL,
	"journey" text NOT NULL,
	"state" text NOT NULL,
	"document" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"first_tried_at" timestamp with time zone,
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "webhook_events_guid_id_pk" PRIMARY KEY("guid","id")
);
--> statement-breakpoint
CREATE INDEX "review_sessions_seen_at" ON "review_sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "webhook_events_pending" ON "webhook_events" USING btree ("guid","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_events_at" ON "webhook_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "requests_review" ON "requests" USING btree ("state","completed_at");