CREATE TABLE "review_mails" (
	"guid" text NOT NULL,
	"document" text NOT NULL,
	"id" bigserial NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"first_tried_at" timestamp with time zone,
	"attempt" text DEFAULT '' NOT NULL,
	"taken_until" timestamp with time zone,
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "review_mails_guid_document_pk" PRIMARY KEY("guid","document")
);
--> statement-breakpoint
CREATE INDEX "review_mails_due" ON "review_mails" USING btree ("next_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "webhook_events_undelivered" ON "webhook_events" USING btree ("at") WHERE status <> 'delivered';